/** What a button says: what it does, and where a throw decides, how likely that is. */

import type { Choice } from "../../art/types";
import { t } from "../i18n";

export function withChance(choice: Choice): string {
  // Some say it themselves.
  return choice.chance === null || choice.label.includes("%") ? choice.label : t().odds.told(choice.label, `${choice.chance} %`);
}
