import { describe, expect, it } from '@jest/globals';
import { BY_DESIGN, type DesignRule } from '../by-design';
import { explain } from '../explain';
import type { Stop } from '../find-links';

const HOME: Stop = { path: 'admin.php?page=wc-admin', kind: 'home' };
const PAGE: Stop = { path: 'admin.php?page=wc-admin&path=%2Fsample', kind: 'page' };
const MEANT: DesignRule = { about: [ 'headerItems' ], side: 'ours', line: /^Preview/, page: /page=wc-admin$/, reason: 'A link of ours.' };

describe( 'explain', () => {
	it( 'removes lines that a rule explains and counts them by reason', () => {
		const found = explain( HOME, [ { about: 'headerItems', host: [], ours: [ 'Preview store', 'Other' ] } ], [ MEANT ] );
		expect( found ).toEqual( {
			unexplained: [ { about: 'headerItems', host: [], ours: [ 'Other' ] } ],
			explained: { 'A link of ours.': 1 },
		} );
	} );

	it( 'keeps lines of the other side, of other subjects and of other pages', () => {
		const line = [ 'Preview store' ];
		for ( const [ stop, difference ] of [
			[ HOME, { about: 'headerItems', host: line, ours: [] } ],
			[ HOME, { about: 'text', host: [], ours: line } ],
			[ PAGE, { about: 'headerItems', host: [], ours: line } ],
		] as const ) {
			expect( explain( stop, [ difference ], [ MEANT ] ) ).toEqual( { unexplained: [ difference ], explained: {} } );
		}
	} );

	it( 'compares the decoded address, so that both forms of a path match', () => {
		const rule: DesignRule = { about: [ 'title' ], page: /path=\/sample/, reason: 'Sample.' };
		expect( explain( PAGE, [ { about: 'title', host: [ 'a' ], ours: [ 'b' ] } ], [ rule ] ).unexplained ).toEqual( [] );
	} );
} );

describe( 'The list of differences by design', () => {
	it( 'has a sentence as reason for each', () => {
		for ( const { reason } of BY_DESIGN ) {
			expect( reason ).toMatch( /^[A-Z].{20,}\.$/ );
		}
	} );
} );
