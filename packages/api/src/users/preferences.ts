import { parserOf } from '../core/parse-answer';
import {
	flagOr,
	listOf,
	maybe,
	object,
	orNone,
	recordOf,
	requiredFlag,
	requiredNumber,
	requiredText,
	text,
	type Shape,
	type ValueOf,
} from '../core/shape';

const isOn = flagOr( false );

/**
 * What each preference holds that screens read, once its JSON is parsed. One that was never set is empty. A value of another shape
 * is a failure, since what is saved is derived from it.
 */
const PREFERENCES = {
	android_app_banner_dismissed: isOn,
	homepage_layout: text,
	/** `hiddenStats` is missing while nothing was chosen; an empty list hides nothing. */
	homepage_stats: orNone(
		object( { hiddenStats: maybe( listOf( requiredText ) ), installJetpackDismissed: maybe( requiredFlag ) } ),
		{}
	),
	launch_your_store_tour_hidden: isOn,
	/** Task id to how often it was opened. */
	task_list_tracked_started_tasks: orNone( recordOf( requiredNumber ), {} ),
};

/** A preference that screens read. */
export type PreferenceName = keyof typeof PREFERENCES;

/** Preference name to its parsed value. */
export type PreferenceValues< Name extends PreferenceName > = { readonly [ One in Name ]: ValueOf< ( typeof PREFERENCES )[ One ] > };

/**
 * Checks the value of a preference.
 *
 * @throws {ApiError} When it has another shape.
 */
export function parsePreference< Name extends PreferenceName >( name: Name, value: unknown ): PreferenceValues< Name >[ Name ] {
	return parserOf( PREFERENCES[ name ] as Shape< PreferenceValues< Name >[ Name ] >, `preference ${ name }` )( value );
}
