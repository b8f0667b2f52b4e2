//! The laws, by what they are about.

pub(crate) mod audit;
pub(crate) mod log;
pub(crate) mod people;
pub(crate) mod races;
pub(crate) mod read_models;
pub(crate) mod restart;

/// Hands the names of all laws to a macro that makes tests of them.
macro_rules! with_all_laws {
    ($make:ident) => {
        $make! {
            log::what_is_appended_is_read_back_in_order
            log::entries_are_kept_letter_for_letter
            log::a_conflict_undoes_the_whole_commit
            log::an_append_beyond_the_end_conflicts
            log::a_stream_may_appear_twice_in_a_commit
            log::an_append_without_entries_only_checks_the_end
            log::streams_are_listed_by_kind_in_the_order_of_ids
            log::streams_of_one_name_and_different_kinds_are_kept_apart
            log::a_text_with_a_zero_is_refused_and_nothing_is_written
            races::of_rivals_for_a_place_exactly_one_wins
            races::crossing_commits_neither_hang_nor_lose_anything
            races::one_that_conflicts_spoils_no_other
            read_models::a_row_takes_the_place_of_the_one_before
            read_models::open_rooms_are_listed_the_last_changed_first
            read_models::games_are_found_by_person_and_state_page_by_page
            read_models::games_of_private_rooms_are_listed_on_request_alone
            read_models::studies_are_found_by_author_page_by_page
            read_models::read_models_come_back_from_the_log
            people::persons_are_known_by_their_ids
            people::a_session_leads_to_its_person
            people::void_sessions_are_dropped
            people::a_session_needs_a_person
            audit::many_streams_are_read_at_once
            audit::rows_come_in_the_order_of_their_keys_with_all_their_columns
            audit::databases_of_the_same_commits_do_not_differ
            audit::every_difference_is_named_with_its_row_and_column
            restart::live_rooms_come_with_their_entries
            restart::the_last_beat_never_goes_back
            restart::a_closed_store_refuses_everything
            restart::closing_finishes_what_is_queued
        }
    };
}
pub(crate) use with_all_laws;
