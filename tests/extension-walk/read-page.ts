import type { Place, SeenFacts } from './page-facts';

/** Number of elements whose positions are compared. */
const PLACES = 50;

/**
 * Runs in the page and reads its visible facts. It uses no module of ours, because the browser only gets its source.
 *
 * @param limit number of elements whose positions are read
 */
function seePage( limit: number ): SeenFacts {
	const tidy = ( text: string ) => text.replace( /\s+/g, ' ' ).trim();
	const all = ( selector: string, from: ParentNode = document ) => [ ...from.querySelectorAll< HTMLElement >( selector ) ];
	const isShown = ( element: Element ) => element.checkVisibility( { visibilityProperty: true } );
	const isForEyes = ( element: Element ) => element.closest( '.screen-reader-text, .screen-reader-shortcut' ) === null;
	const ownText = ( element: Element ) =>
		tidy(
			[ ...element.childNodes ].map( ( node ) => ( node.nodeType === Node.TEXT_NODE ? ( node.textContent ?? '' ) : '' ) ).join( ' ' )
		);
	const wordsOf = ( element: HTMLElement ) => {
		const copy = element.cloneNode( true ) as HTMLElement;
		all( '.screen-reader-text, [role="tooltip"]', copy ).forEach( ( hidden ) => hidden.remove() );
		return tidy( copy.textContent ?? '' );
	};
	const titles = ( selector: string ) => all( selector ).filter( isShown ).map( wordsOf );

	const main = document.querySelector( '.woocommerce-layout__main' ) ?? document.querySelector( '#wpbody-content' ) ?? document.body;
	const aside =
		'.woocommerce-layout__header, #screen-meta, #screen-meta-links, #wp__notice-list, .store-admin-original-screen, script, style';
	const shown = all( '*', main ).filter( ( element ) => element.closest( aside ) === null && isShown( element ) && isForEyes( element ) );
	const text = shown.map( ownText ).filter( ( line ) => line !== '' );

	const places: Place[] = [];
	for ( const element of shown ) {
		const tag = element.tagName.toLowerCase();
		const name = ownText( element ).slice( 0, 60 );
		const { left, top, width, height } = element.getBoundingClientRect();
		if (
			places.length < limit &&
			width > 0 &&
			height > 0 &&
			( name || /^(img|svg|input|select|textarea|iframe|canvas)$/.test( tag ) )
		) {
			const round = ( value: number ) => Math.round( value );
			places.push( {
				name: tidy( `${ tag } ${ name }` ),
				box: [ round( left ), round( top + window.scrollY ), round( width ), round( height ) ],
			} );
		}
	}

	const marks = [ 'current', 'wp-has-current-submenu', 'wp-menu-open' ];
	const menu = all( '#adminmenu li, #adminmenu a' ).flatMap( ( entry ) => {
		const found = marks.filter( ( mark ) => entry.classList.contains( mark ) );
		const name = ownText(
			entry.querySelector( '.wp-menu-name' ) ?? ( entry.tagName === 'A' ? entry : ( entry.querySelector( 'a' ) ?? entry ) )
		);
		const spoken = entry.getAttribute( 'aria-current' );
		const words = spoken ? [ ...found, `aria-current=${ spoken }` ] : found;
		return words.length === 0 ? [] : [ `${ entry.tagName.toLowerCase() } "${ name }": ${ words.join( ' ' ) }` ];
	} );

	return {
		title: document.title,
		heading: titles( '.woocommerce-layout__header h1' ).join( ' / ' ),
		menu,
		bodyClasses: [ ...document.body.classList ].sort(),
		headerItems: all( '.woocommerce-layout__header a, .woocommerce-layout__header button' )
			.filter( isShown )
			.map( ( item ) => item.getAttribute( 'aria-label' ) || wordsOf( item ) )
			.filter( ( name ) => name !== '' ),
		tasks: titles( '.woocommerce-task-list__item-title, .store-admin-task-row__title' ),
		notes: titles( '.woocommerce-inbox-message__title, .store-admin-note__title' ),
		text,
		places,
	};
}

/** Source of a call that returns the visible facts of the page. `__name` is a function that the compiler of this command adds. */
export const SEE_PAGE = `( () => { const __name = ( named ) => named; return ( ${ String( seePage ) } )( ${ PLACES } ); } )()`;
