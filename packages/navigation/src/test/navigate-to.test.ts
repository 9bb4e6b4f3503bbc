import { expect, test } from '@jest/globals';
import { bootWith, openUrl } from '../../../../tests/js/render';
import { navigateTo } from '../navigate-to';
import { getHistory } from '../path-history';

test( 'navigateTo adds an entry to the history, or replaces the current one', () => {
	bootWith();
	openUrl();
	const entries = window.history.length;
	navigateTo( { url: 'admin.php?page=wc-admin&path=%2Fcustomers', isReplace: true } );
	expect( getHistory().location.pathname ).toBe( '/customers' );
	expect( window.history.length ).toBe( entries );
	navigateTo( { url: 'admin.php?page=wc-admin&path=%2Fanalytics%2Forders' } );
	expect( window.history.length ).toBe( entries + 1 );
} );

test.each( [ 'javascript:alert(1)', 'data:text/html,x', 'http://[' ] )( 'SC1: navigateTo ignores %s', ( url ) => {
	bootWith();
	openUrl();
	navigateTo( { url } );
	expect( getHistory().location.pathname ).toBe( '/' );
} );
