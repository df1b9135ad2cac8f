//! Schemas of what other crates write, for the description of the interface.

use utoipa::openapi::schema::{
    AdditionalProperties, Array, ArrayItems, ObjectBuilder, OneOfBuilder, Schema, Type,
};

/// Rows of a label and a chance.
pub(crate) fn labelled_chances() -> Array {
    let of = |kind: Type| ObjectBuilder::new().schema_type(kind).build().into();
    let mut row = Array::new(ObjectBuilder::new());
    row.prefix_items = vec![of(Type::String), of(Type::Number)];
    row.items = ArrayItems::False;
    Array::new(row)
}

/// Something on the screen, as the kernel writes it.
pub(crate) fn anchor() -> Schema {
    let texts = ["piece", "place", "card", "button"].map(|name| (name, Type::String));
    let all = texts.into_iter().chain([("facing", Type::Integer)]);
    let anchors = all.fold(OneOfBuilder::new(), |either, (name, kind)| {
        let mut value = ObjectBuilder::new().schema_type(kind.clone());
        if kind == Type::Integer {
            value = value.minimum(Some(0)).maximum(Some(255));
        }
        either.item(
            ObjectBuilder::new()
                .property(name, value)
                .required(name)
                .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false))),
        )
    });
    Schema::OneOf(anchors.build())
}
