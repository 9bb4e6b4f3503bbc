import { useId, useMemo, useState } from 'react';
import type { ChartSeries } from '../types';
import { seriesLooks } from './series-look';
import type { ShownSeries } from './shown-series';

interface Legend {
	/** All series, with their looks. */
	readonly all: readonly ShownSeries[];
	readonly shown: readonly ShownSeries[];
	/** Prefix of the ids of the patterns. */
	readonly patterns: string;
	readonly toggle: ( key: string ) => void;
}

/**
 * Stores which series are hidden. The last visible series cannot be hidden. If the series change and all new ones would be hidden, all are shown.
 *
 * @param series Series of the chart; should be the same object in each render.
 */
export function useShownSeries( series: readonly ChartSeries[] ): Legend {
	const [ hidden, setHidden ] = useState< ReadonlySet< string > >( new Set() );
	const patterns = `store-admin-chart${ useId().replaceAll( ':', '' ) }`;
	const all = useMemo( () => {
		const looks = seriesLooks( series, patterns );
		return series.flatMap( ( one, place ) => {
			const look = looks[ place ];
			return look ? [ { ...one, look, place } ] : [];
		} );
	}, [ series, patterns ] );
	const shown = useMemo( () => {
		const visible = all.filter( ( { key } ) => ! hidden.has( key ) );
		return visible.length > 0 ? visible : all;
	}, [ all, hidden ] );
	const toggle = ( key: string ) => {
		const isShown = shown.some( ( one ) => one.key === key );
		if ( isShown && shown.length === 1 ) {
			return;
		}
		const keys = shown.map( ( one ) => one.key );
		const next = isShown ? keys.filter( ( one ) => one !== key ) : [ ...keys, key ];
		setHidden( new Set( all.map( ( one ) => one.key ).filter( ( one ) => ! next.includes( one ) ) ) );
	};
	return { all, shown, patterns, toggle };
}
