import { useEffect, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { pointName } from '../series/point-name';
import type { ShownSeries } from '../series/shown-series';
import type { ChartPoint } from '../types';
import './chart-table.scss';

export interface ChartTableProps {
	readonly title: string;
	readonly points: readonly ChartPoint[];
	readonly shown: readonly ShownSeries[];
	/** Formats a value; null is an unknown value. */
	readonly format: ( value: number | null ) => string;
}

/** Rows that are rendered in one task. */
const PART = 25;

/** Returns how many rows to render now: a part at once and another with each frame, so that a year of days does not block the page. */
function useRowsInParts( all: number ): number {
	const [ count, setCount ] = useState( PART );
	useEffect( () => {
		// After a frame, so that parts are not laid out together.
		const frame = count < all ? requestAnimationFrame( () => setCount( count + PART ) ) : 0;
		return () => cancelAnimationFrame( frame );
	}, [ count, all ] );
	return count;
}

/** Table of the numbers in the plot. Its frame scrolls sideways instead of widening the page, and can be focused to scroll by keyboard. */
export function ChartTable( { title, points, shown, format }: ChartTableProps ): ReactElement {
	const count = useRowsInParts( points.length );
	return (
		<div
			className="store-admin-chart-table"
			role="region"
			// translators: %s: what is measured.
			aria-label={ sprintf( __( '%s: table', 'store-admin' ), title ) }
			tabIndex={ 0 }
		>
			<table>
				<thead>
					<tr>
						<th scope="col">{ __( 'Date', 'woocommerce' ) }</th>
						{ shown.map( ( { key, label } ) => (
							<th key={ key } scope="col">
								{ label }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ points.slice( 0, count ).map( ( point ) => (
						<tr key={ point.key }>
							<th scope="row">{ point.longLabel }</th>
							{ shown.map( ( { key, place } ) => {
								const name = pointName( point, place );
								return (
									<td key={ key }>
										{ name !== point.longLabel && <span className="store-admin-chart-table__date">{ name }</span> }
										<bdi>{ format( point.values[ place ] ?? null ) }</bdi>
									</td>
								);
							} ) }
						</tr>
					) ) }
				</tbody>
				{ shown.some( ( { total } ) => total !== null ) && (
					<tfoot>
						<tr>
							<th scope="row">{ __( 'Total', 'woocommerce' ) }</th>
							{ shown.map( ( { key, total } ) => (
								<td key={ key }>
									<bdi>{ format( total ) }</bdi>
								</td>
							) ) }
						</tr>
					</tfoot>
				) }
			</table>
		</div>
	);
}
