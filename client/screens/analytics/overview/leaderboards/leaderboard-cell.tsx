import type { ReactElement } from 'react';
import type { Leaderboard } from '@store-admin/data';
import { Link, toUrl } from '@store-admin/navigation';
import type { ReportFormat } from '../../parts/report/report-format';

type Cell = Leaderboard[ 'rows' ][ number ][ number ];

interface Content {
	readonly text: string;
	/** Undefined if there is no link, or one that is not to be followed. */
	readonly href: string | undefined;
}

/** Reads the text and the link of a cell. The HTML is parsed in a document that runs and loads nothing. */
export function contentOf( html: string ): Content {
	if ( ! /[<&]/.test( html ) ) {
		return { text: html, href: undefined };
	}
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	body.querySelectorAll( 'script, style, template' ).forEach( ( element ) => element.remove() );
	const href = body.querySelector( 'a' )?.getAttribute( 'href' );
	return { text: ( body.textContent ?? '' ).trim(), href: href ? toUrl( href )?.href : undefined };
}

/** Text of a cell: its number in the format of the store, else what the host sent. */
export function cellText( { display, value, format }: Cell, formats: ReportFormat ): string {
	if ( typeof value === 'number' && format === 'currency' ) {
		return formats.money( value );
	}
	if ( typeof value === 'number' && format === 'number' ) {
		return formats.number( value );
	}
	return contentOf( display ).text || ( value === null ? '' : String( value ) );
}

/** A cell of a leaderboard, with the link that the host gave it. */
export function LeaderboardCell( { cell, format }: { readonly cell: Cell; readonly format: ReportFormat } ): ReactElement {
	const text = cellText( cell, format );
	const { href } = contentOf( cell.display );
	return href && text !== '' ? <Link href={ href }>{ text }</Link> : <span>{ text }</span>;
}
