import { describe, expect, it } from '@jest/globals';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { plainText } from '../../../../shared/plain-text';
import { arrangeIdeas, shownLists, visibleTasks } from '../visible-tasks';

const NOW = 1_000_000;
const list = ( changes: Parameters< typeof makeTask >[ 0 ] ) => makeTaskList( { tasks: [ makeTask( changes ) ] } );

describe( 'visibleTasks', () => {
	it.each( [
		[ {}, 1 ],
		[ { isComplete: true }, 1 ],
		[ { isDismissed: true }, 0 ],
		[ { canView: false }, 0 ],
		[ { isSnoozed: true, snoozedUntil: NOW + 1 }, 0 ],
		[ { isSnoozed: true, snoozedUntil: NOW - 1 }, 1 ],
		[ { isSnoozed: true, snoozedUntil: null }, 0 ],
	] )( 'of %p shows %p', ( changes, count ) => {
		expect( visibleTasks( list( changes ), NOW ) ).toHaveLength( count );
	} );
} );

describe( 'arrangeIdeas', () => {
	const arrange = ( ...ids: readonly string[] ) => {
		const { tasks, inViewCount } = arrangeIdeas( ids.map( ( id ) => makeTask( { id } ) ) );
		return tasks.map( ( { id }, index ) => ( index < inViewCount ? id : `(${ id })` ) ).join( ' ' );
	};

	it.each( [
		[
			[ 'marketing', 'extend-store', 'get-mobile-app', 'review-shipping', 'additional-payments' ],
			'marketing extend-store (get-mobile-app) (review-shipping) (additional-payments)',
		],
		[
			[ 'marketing', 'a', 'extend-store', 'get-mobile-app', 'b', 'review-shipping', 'additional-payments' ],
			'marketing a extend-store b (get-mobile-app) (review-shipping) (additional-payments)',
		],
		[
			[ 'marketing', 'extend-store', 'get-mobile-app', 'a', 'review-shipping' ],
			'marketing extend-store get-mobile-app a review-shipping',
		],
		[ [ 'a', 'b', 'c' ], 'a b c' ],
		[ [], '' ],
	] )( 'of %j keeps those without brackets in view: %s', ( ids, arranged ) => {
		expect( arrange( ...ids ) ).toBe( arranged );
	} );
} );

describe( 'shownLists', () => {
	it( 'leaves out hidden, invisible and empty lists', () => {
		const shown = makeTaskList();
		expect(
			shownLists( [ makeTaskList( { isHidden: true } ), makeTaskList( { isVisible: false } ), makeTaskList( { tasks: [] } ), shown ] )
		).toEqual( [ shown ] );
	} );
} );

describe( 'plainText', () => {
	it.each( [
		[ 'Just words.', 'Just words.' ],
		[ 'Read <a href="https://example.org">this</a> &amp; that', 'Read this & that' ],
		[ '<script>alert(1)</script><b>Safe</b>', 'Safe' ],
		[ '1 < 2', '1 < 2' ],
	] )( 'of %p keeps the words', ( html, text ) => {
		expect( plainText( html ) ).toBe( text );
	} );
} );
