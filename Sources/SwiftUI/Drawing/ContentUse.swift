/// What a view makes of what is to be seen of the views inside it.
///
/// A search for a control leaves out rows that do not have it, if no view around them minds.
enum ContentUse {
  /// It is shown as it is, perhaps in another place.
  case asItIs
  /// Something may be said of each part of it, whatever the other parts are.
  case partByPart
  /// It counts as a whole: a part left out would make a difference.
  case asWhole
}
