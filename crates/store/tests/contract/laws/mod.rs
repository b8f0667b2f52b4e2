//! The laws, by what they are about.

pub(crate) mod accounts;
pub(crate) mod archive;
pub(crate) mod audit;
pub(crate) mod challenges;
pub(crate) mod log;
pub(crate) mod mail;
pub(crate) mod messages;
pub(crate) mod nodes;
pub(crate) mod operators;
pub(crate) mod passkeys;
pub(crate) mod people;
pub(crate) mod push;
pub(crate) mod races;
pub(crate) mod ratings;
pub(crate) mod read_models;
pub(crate) mod restart;
pub(crate) mod social;
pub(crate) mod vacations;

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
            ratings::a_rating_is_kept_to_the_last_bit_and_can_go_away
            ratings::leaders_are_known_well_enough_and_have_played_of_late
            ratings::changes_of_ratings_are_found_by_person_and_by_game
            ratings::games_wait_to_be_rated_until_they_are
            archive::games_are_found_by_whatever_is_known_of_them
            archive::a_rare_game_is_found_among_many
            archive::private_games_are_for_their_players
            archive::positions_are_found_in_every_image
            archive::continuations_are_counted_by_rule_set_and_band
            archive::what_is_counted_does_not_depend_on_tidying
            archive::games_can_be_replaced_and_taken_out
            archive::games_from_elsewhere_come_in_once
            archive::results_and_names_of_players_are_counted
            people::persons_are_known_by_their_ids
            people::a_session_leads_to_its_person
            people::void_sessions_are_dropped
            people::a_session_needs_a_person
            accounts::a_guest_who_gets_an_account_stays_the_same_person
            accounts::an_account_is_one_person_and_a_name_one_account
            accounts::of_rivals_for_a_name_exactly_one_gets_it
            accounts::an_account_takes_another_name_that_nobody_has
            accounts::sessions_of_a_person_are_seen_and_ended
            accounts::another_password_ends_all_other_sessions
            accounts::a_deleted_account_leaves_a_person_without_a_name
            operators::the_role_is_for_accounts_and_goes_with_them
            operators::who_is_suspended_has_no_session
            operators::persons_are_known_with_all_that_matters_to_an_operator
            operators::operators_give_names_and_end_sessions
            operators::deeds_are_listed_the_last_one_first
            nodes::streams_end_where_their_last_entry_is
            nodes::rooms_that_changed_are_found_in_the_order_of_their_changes
            nodes::the_clock_of_a_database_is_about_that_of_the_machine
            mail::who_opens_the_link_is_reached_at_the_address
            mail::a_link_of_whoever_has_forgotten_the_password_replaces_it_once
            mail::few_links_are_sent_to_one_address_in_an_hour
            mail::addresses_and_links_go_with_the_account_or_when_they_are_void
            passkeys::a_passkey_belongs_to_one_account
            passkeys::a_passkey_is_used_from_where_it_was_left
            passkeys::a_passkey_goes_alone_or_with_its_account
            passkeys::what_is_asked_is_answered_once
            passkeys::a_session_is_asked_few_things_at_a_time
            push::the_key_of_the_house_is_made_once
            push::a_browser_takes_notifications_until_its_session_ends
            push::a_browser_needs_a_session_of_its_person_that_holds
            push::of_too_many_browsers_the_oldest_make_place
            push::a_browser_that_is_gone_or_fails_again_and_again_is_forgotten
            audit::many_streams_are_read_at_once
            audit::rows_come_in_the_order_of_their_keys_with_all_their_columns
            audit::databases_of_the_same_commits_do_not_differ
            audit::every_difference_is_named_with_its_row_and_column
            audit::archives_of_the_same_games_do_not_differ
            audit::positions_come_page_by_page
            social::people_follow_each_other_and_are_friends
            social::ties_have_a_limit_and_need_people
            social::a_block_ends_what_there_is_between_two
            social::manners_are_kept_and_begin_with_what_is_usual
            social::holders_of_accounts_are_seen_and_guests_are_not
            social::who_departs_leaves_no_tie_behind
            challenges::a_challenge_is_seen_by_both_until_it_is_void
            challenges::one_challenge_waits_between_two_and_few_of_one_person
            challenges::a_challenge_is_accepted_or_dropped_and_not_both
            challenges::of_rivals_for_a_challenge_one_wins
            messages::a_conversation_is_read_page_by_page
            messages::what_was_not_read_is_counted
            messages::what_two_wrote_goes_when_both_have_departed
            vacations::a_vacation_is_one_at_a_time_and_for_accounts
            vacations::a_vacation_ends_once
            vacations::the_last_vacation_of_everybody_is_found_and_goes_with_the_account
            restart::live_rooms_come_with_their_entries
            restart::the_last_beat_never_goes_back
            restart::a_closed_store_refuses_everything
            restart::closing_finishes_what_is_queued
        }
    };
}
pub(crate) use with_all_laws;
