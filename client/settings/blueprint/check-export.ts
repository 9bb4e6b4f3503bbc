import { __, sprintf } from '@wordpress/i18n';
import type { BlueprintChoice, BlueprintSchema } from '@store-admin/data';
import type { BlueprintGroup } from '@store-admin/settings';
import { readStep, sqlOf } from './step-words';

/** Name of a table or option that begins with the prefix of one site, such as `wp_` or, in a network, `wp_2_`. Other sites have other prefixes. */
const OWN_TABLE = /`((?:[A-Za-z0-9]+_)+?)(?=(?:woocommerce|wc|options|posts|postmeta|usermeta|users|terms|actionscheduler)_?)/;

const PREFIXED_OPTION = /^((?:[A-Za-z0-9]+_)+)user_roles$/;

/** Slug of a plugin file: `akismet` for `akismet/akismet.php`. */
const slugOf = ( id: string ): string => id.replace( /\/.*$/, '' ).replace( /\.php$/, '' );

function labelOf( groups: readonly BlueprintGroup[], group: string, id: string ): string {
	return groups.find( ( one ) => one.id === group )?.items.find( ( item ) => item.id === id )?.label ?? id;
}

/** Prefix of this site's tables that the blueprint names; undefined when it names none. */
function findPrefix( { steps }: BlueprintSchema ): string | undefined {
	for ( const step of steps ) {
		const option =
			readStep( step ).kind === 'options'
				? readStep( step ).names.flatMap( ( name ) => PREFIXED_OPTION.exec( name )?.[ 1 ] ?? [] )
				: [];
		const prefix = OWN_TABLE.exec( sqlOf( step ) )?.[ 1 ] ?? option[ 0 ];
		if ( prefix !== undefined ) {
			return prefix;
		}
	}
	return undefined;
}

function describeMissing( name: string ): string {
	/* translators: %s: name of a plugin or theme. */
	return sprintf( __( '%s is not in the file: only what WordPress.org offers can be installed from a blueprint.', 'store-admin' ), name );
}

function describePrefix( prefix: string ): string {
	/* translators: %s: prefix of database tables, such as wp_. */
	const text = __(
		'The file names database tables with the prefix “%s”. Only sites with the same prefix can import them.',
		'store-admin'
	);
	return sprintf( text, prefix );
}

/**
 * Problems of an export that the server reported as a success: chosen plugins and themes that it left out, and names that work on this
 * site only.
 *
 * @param chosen What was chosen.
 * @param schema What the server made.
 * @param groups What can be chosen.
 * @return Sentences for the user.
 */
export function checkExport( chosen: BlueprintChoice, schema: BlueprintSchema, groups: readonly BlueprintGroup[] ): readonly string[] {
	const namesOf = ( kind: 'plugins' | 'themes' ) =>
		new Set( schema.steps.map( readStep ).flatMap( ( step ) => ( step.kind === kind ? step.names.map( slugOf ) : [] ) ) );
	const missing = ( [ 'plugins', 'themes' ] as const ).flatMap( ( kind ) => {
		const present = namesOf( kind );
		return chosen[ kind ].filter( ( id ) => ! present.has( slugOf( id ) ) ).map( ( id ) => labelOf( groups, kind, id ) );
	} );
	const prefix = findPrefix( schema );
	const hasSettings = schema.steps.some( ( step ) => [ 'options', 'rows' ].includes( readStep( step ).kind ) );
	return [
		...missing.map( describeMissing ),
		...( chosen.settings.length > 0 && ! hasSettings ? [ __( 'None of the chosen settings are in the file.', 'store-admin' ) ] : [] ),
		...( prefix === undefined ? [] : [ describePrefix( prefix ) ] ),
	];
}
