//! Names of studies.

tengen_room::key! {
    /// The name of a study, part of its address. Cheap to clone.
    StudyId
}
tengen_room::key! {
    /// What makes whoever knows it an author of a study. Cheap to clone.
    StudyKey
}
