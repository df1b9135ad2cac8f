//! The examples of the text, on the real map.
