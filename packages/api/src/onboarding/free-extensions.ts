import { parserOf } from '../core/parse-answer';
import { get } from '../core/request';
import { flagOr, maybe, numberOr, object, requiredText, text, usableListOf, type ValueOf } from '../core/shape';

const extension = object( {
	/** Directory name of the plugin. A suffix after a colon tells several entries of one plugin apart. */
	key: requiredText,
	name: text,
	/** May contain links. */
	description: maybe( text ),
	image_url: maybe( text ),
	/** Page where the extension is managed, relative to wp-admin. */
	manage_url: maybe( text ),
	is_visible: maybe( flagOr( true ) ),
	is_built_by_wc: maybe( flagOr( false ) ),
	is_installed: maybe( flagOr( false ) ),
	is_activated: maybe( flagOr( false ) ),
	/** What the extension does, in the words of the set-up wizard. Only its own group has this and the next fields. */
	label: maybe( text ),
	learn_more_link: maybe( text ),
	/** Extensions are installed in this order, the lowest number first. */
	install_priority: maybe( numberOr( 0 ) ),
	/** Whether the extension needs a connection to Jetpack. */
	requires_jpc: maybe( flagOr( false ) ),
} );

/** An extension that the server suggests. */
export type FreeExtension = ValueOf< typeof extension >;

const group = object( { key: requiredText, title: text, plugins: usableListOf( extension, 'suggested extension' ) } );

/** A group of suggested extensions, for example `task-list/grow`. */
export type ExtensionGroup = ValueOf< typeof group >;

const groups = usableListOf( group, 'group of extensions' );

/** Parses groups of suggested extensions, for example of the store `wc/admin/onboarding`. */
export const parseExtensionGroups = parserOf( groups, 'suggested extensions' );

/** Fetches the extensions that the wizard and the marketing task suggest, in groups. */
export async function fetchFreeExtensions(): Promise< readonly ExtensionGroup[] > {
	return get( groups, '/wc-admin/onboarding/free-extensions' );
}
