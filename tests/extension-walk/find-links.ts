/** A page below wp-admin that is opened with both apps. */
export interface Stop {
	/** Address below wp-admin. */
	readonly path: string;
	readonly kind: 'home' | 'page' | 'menu' | 'settings' | 'classic';
}

export const HOME: Stop = { path: 'admin.php?page=wc-admin', kind: 'home' };

const decode = ( text: string ) => text.replace( /&#0?38;|&amp;/g, '&' ).replace( /&#0?39;/g, "'" );

/** Addresses that change something, that leave the page, or that differ in each visit. */
const IS_ACTION = /[?&](_wpnonce|action|nonce)=|^https?:|^#|^mailto:|logout|^javascript:/;

function toPath( href: string, origin: string ): string | null {
	const address = decode( href )
		.replace( origin, '' )
		.replace( /^\/wp-admin\//, '' );
	return address === '' || IS_ACTION.test( address ) || address.startsWith( '/' ) ? null : ( address.split( '#' )[ 0 ] ?? null );
}

function hrefs( html: string, origin: string ): readonly string[] {
	const found = [ ...html.matchAll( /<a\b[^>]*\bhref=(["'])(.*?)\1/gs ) ].map( ( match ) => toPath( match[ 2 ] ?? '', origin ) );
	return [ ...new Set( found.filter( ( path ) => path !== null ) ) ];
}

/**
 * The addresses of the menu of wp-admin.
 *
 * @param html   source of any page of wp-admin
 * @param origin address of the store without a slash at the end
 */
export function menuPaths( html: string, origin: string ): readonly string[] {
	const start = html.search( /<ul id=["']adminmenu["']/ );
	const end = html.indexOf( 'id="wpcontent"', start );
	return start < 0 ? [] : hrefs( html.slice( start, end < 0 ? undefined : end ), origin );
}

/**
 * The tabs and sections of the settings that a page links to.
 *
 * @param html   source of a page of the settings
 * @param origin address of the store without a slash at the end
 */
export function settingsPaths( html: string, origin: string ): readonly string[] {
	const links = hrefs( html, origin ).flatMap( ( path ) => {
		const [ file, query = '' ] = path.split( '?' );
		const values = Object.fromEntries( query.split( '&' ).map( ( pair ) => pair.split( '=' ) ) ) as Record<
			string,
			string | undefined
		>;
		if ( file !== 'admin.php' || values[ 'page' ] !== 'wc-settings' || values[ 'tab' ] === undefined ) {
			return [];
		}
		const section = values[ 'section' ] ? `&section=${ values[ 'section' ] }` : '';
		return [ `admin.php?page=wc-settings&tab=${ values[ 'tab' ] }${ section }` ];
	} );
	return [ ...new Set( links ) ];
}
