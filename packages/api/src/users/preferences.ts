import { isObject } from '../core/is-object';
import { parserOf } from '../core/parse-answer';
import {
	anything,
	flagOr,
	listOf,
	maybe,
	numberOr,
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

/** Keys of hidden columns; null until the user chooses. An empty list is a choice too: it hides nothing. */
const hiddenColumns: Shape< readonly string[] | null > = ( given, field ) =>
	Array.isArray( given ) ? listOf( requiredText )( given, field ) : orNone( listOf( requiredText ), null )( given, field );

/** "yes", or the places where the banner was dismissed. */
const dismissals: Shape< boolean | Readonly< Record< string, string > > > = ( given, field ) =>
	isObject( given ) ? recordOf( requiredText )( given, field ) : isOn( given, field );

/**
 * The preferences that screens read, and the shape of each after its JSON was parsed. One that was never set is empty. A
 * value of another shape is a failure, since saved values are derived from read ones.
 */
const PREFERENCES = {
	android_app_banner_dismissed: isOn,
	categories_report_columns: hiddenColumns,
	coupons_report_columns: hiddenColumns,
	customers_report_columns: hiddenColumns,
	dashboard_chart_interval: text,
	dashboard_chart_type: text,
	dashboard_leaderboard_rows: numberOr( null ),
	/** Sections of the overview in their order; null until the user changes one. Sections of extensions that are gone are kept. */
	dashboard_sections: orNone( listOf( recordOf( anything ) ), null ),
	homepage_layout: text,
	/** `hiddenStats` is missing until the user chooses; an empty list hides nothing. */
	homepage_stats: orNone(
		object( { hiddenStats: maybe( listOf( requiredText ) ), installJetpackDismissed: maybe( requiredFlag ) } ),
		{}
	),
	launch_your_store_tour_hidden: isOn,
	order_attribution_install_banner_dismissed: dismissals,
	orders_report_columns: hiddenColumns,
	products_report_columns: hiddenColumns,
	revenue_report_columns: hiddenColumns,
	scheduled_updates_promotion_notice_dismissed: isOn,
	/** Ours; the server stores it because our plugin adds the field. */
	store_admin_quiet_mode: isOn,
	/** Task id to how many times the task was opened. */
	task_list_tracked_started_tasks: orNone( recordOf( requiredNumber ), {} ),
	taxes_report_columns: hiddenColumns,
	variations_report_columns: hiddenColumns,
};

/** A preference that screens read. */
export type PreferenceName = keyof typeof PREFERENCES;

/** Preference name to its parsed value. */
export type PreferenceValues< Name extends PreferenceName > = { readonly [ One in Name ]: ValueOf< ( typeof PREFERENCES )[ One ] > };

/**
 * Checks the value of a preference.
 *
 * @throws {ApiError} When the value has another shape.
 */
export function parsePreference< Name extends PreferenceName >( name: Name, value: unknown ): PreferenceValues< Name >[ Name ] {
	return parserOf( PREFERENCES[ name ] as Shape< PreferenceValues< Name >[ Name ] >, `preference ${ name }` )( value );
}
