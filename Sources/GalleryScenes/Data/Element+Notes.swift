extension Element {
  /// A sentence or two worth knowing; plain facts where there is nothing special.
  var note: String { Self.notes[symbol] ?? facts }

  /// Family, mass and discovery in a sentence.
  var facts: String {
    let found =
      discovered.map { "discovered in \($0)" } ?? "known since antiquity"
    return "\(familyText) of mass \(massText), \(found)."
  }

  private static let notes = [
    "H": "The lightest element, and three quarters of all ordinary matter.",
    "He": "Seen in sunlight before it was found on Earth.",
    "Li": "Soft enough to cut with a knife. It carries the charge in most rechargeable batteries.",
    "Be": "Stiff, light and poisonous.",
    "B": "Makes glass that withstands heat.",
    "C": "The backbone of all known life. Pure, it is as soft as graphite or as hard as diamond.",
    "N": "Most of the air.",
    "O": "Keeps us, and every fire, alive.",
    "F": "The most reactive of all: it attacks almost everything, even glass.",
    "Ne": "Glows orange-red in signs.",
    "Na": "One half of table salt. The metal itself catches fire on water.",
    "Mg": "Burns with a blinding white light. In every green leaf it sits in the middle of "
      + "chlorophyll.",
    "Al": "The most common metal of the Earth's crust, once dearer than gold.",
    "Si": "Sand, glass and every computer chip.",
    "P": "The first element whose discoverer we know: Hennig Brand, looking for gold, boiled it "
      + "out of urine.",
    "S": "Yellow and brittle.",
    "Cl": "Keeps swimming pools clean.",
    "Ar": "Named after the Greek word for lazy, because it reacts with next to nothing.",
    "K": "Bananas hold enough of it to be measurably radioactive.",
    "Ca": "Bones, teeth, chalk and marble.",
  ]
}
