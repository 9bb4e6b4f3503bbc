import { useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { mapRemote, useNotices, useShippingZones, type ApiError, type RemoteData, type ShippingZonesHook } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { describeFailedWrite } from '../../../../shared/write/describe-failed-write';
import { useUnsavedInput, type UnsavedInput } from '../../../../shared/unsaved-input/use-unsaved-input';
import { shippingManifest } from '../manifest';
import { isOn, isToBeWritten, textOf, toRateRows, validateRate, zonesOfCountry, type RateEdits, type RateRow } from './rate-rows';
import { formatRate, newMethod, parseRate, planWrites, type RateEdit } from './zone-rate';

interface RatesInput {
	/** Two letters. */
	readonly country: string;
	readonly countryName: string;
	readonly onSaved: () => void;
}

export interface RatesState extends Pick< UnsavedInput, 'question' > {
	readonly rows: RemoteData< readonly RateRow[] >;
	readonly retry: () => void;
	readonly edits: RateEdits;
	readonly errors: Readonly< Record< string, string | undefined > >;
	readonly failure: string | undefined;
	readonly isSaving: boolean;
	readonly change: ( key: string, edit: RateEdit ) => void;
	readonly leave: ( row: RateRow ) => void;
	/** Saves what was changed; false when something has to be put right first. */
	readonly save: () => boolean;
}

const NO_EDIT: RateEdit = {};

type Zones = Pick< ShippingZonesHook, 'createCountryZone' | 'readZones' | 'readZoneMethods' | 'writeZoneMethod' >;

/** Another tab may have changed what the zone offers since it was shown, so the plan is made from what is there now. */
async function saveToZone( zoneId: number, amount: string | null, { readZoneMethods, writeZoneMethod }: Zones ): Promise< void > {
	for ( const write of planWrites( await readZoneMethods( zoneId ), amount ) ) {
		await writeZoneMethod( zoneId, write );
	}
}

async function saveRow( { zone }: RateRow, amount: string | null, input: RatesInput, zones: Zones ): Promise< void > {
	const known = zone ?? zonesOfCountry( await zones.readZones(), input.country )[ 0 ];
	if ( known ) {
		await saveToZone( known.id, amount, zones );
		return;
	}
	if ( amount !== null ) {
		await zones.createCountryZone( { name: input.countryName, country: input.country, ...newMethod( amount ) } );
	}
}

function describe( { name }: RateRow, error: ApiError ): string {
	if ( error.status === 404 ) {
		/* translators: %s: name of a shipping zone. */
		const text = __(
			'The rate for %s was not saved: the zones were changed meanwhile. They are shown as they are now. Save again.',
			'store-admin'
		);
		return sprintf( text, name );
	}
	/* translators: %s: name of a shipping zone. */
	const title = sprintf( __( 'The rate for %s was not saved.', 'store-admin' ), name );
	return describeFailedWrite( title, error );
}

function useRateRows( { country, countryName }: RatesInput ) {
	const { zones, reload, ...writes } = useShippingZones();
	const { currency } = getFacts( shippingManifest );
	const rows = useMemo(
		() => mapRemote( zones, ( known ) => toRateRows( known, { country, countryName }, currency ) ),
		[ zones, country, countryName, currency ]
	);
	return { rows, retry: reload, currency, writes };
}

/** The rates of the store's zones, and saving them. */
export function useRates( input: RatesInput ): RatesState {
	const { rows, retry, currency, writes } = useRateRows( input );
	const { createNotice } = useNotices();
	const [ edits, setEdits ] = useState< RateEdits >( {} );
	const [ errors, setErrors ] = useState< RatesState[ 'errors' ] >( {} );
	const [ failure, setFailure ] = useState< string | undefined >();
	const [ isSaving, setIsSaving ] = useState( false );
	const shown = rows.status === 'ready' ? rows.data : [];
	const editOf = ( { key }: RateRow ) => edits[ key ] ?? NO_EDIT;
	const isEdited = ( row: RateRow ) => edits[ row.key ] !== undefined && isToBeWritten( row, editOf( row ), currency );
	const { question, forget } = useUnsavedInput( shown.some( isEdited ) );

	const writeAll = async ( changed: readonly RateRow[] ) => {
		setIsSaving( true );
		setFailure( undefined );
		for ( const row of changed ) {
			const amount = isOn( row, editOf( row ) ) ? parseRate( textOf( row, editOf( row ) ), currency ) : null;
			try {
				await saveRow( row, amount, input, writes );
			} catch ( thrown ) {
				const error = thrown as ApiError;
				if ( error.status === 404 ) {
					await writes.readZones().catch( () => undefined );
				}
				setIsSaving( false );
				setFailure( describe( row, error ) );
				return;
			}
		}
		// Saved, the form stays busy until it has given way: a second press would save once more.
		if ( changed.length > 0 ) {
			void createNotice( 'success', __( 'Your shipping rates have been updated', 'woocommerce' ) );
		}
		forget();
		input.onSaved();
	};
	const save = () => {
		const found = Object.fromEntries( shown.map( ( row ) => [ row.key, validateRate( row, editOf( row ), currency ) ] ) );
		setErrors( found );
		if ( Object.values( found ).some( ( error ) => error !== undefined ) ) {
			return false;
		}
		if ( ! isSaving ) {
			void writeAll( shown.filter( ( row ) => isToBeWritten( row, editOf( row ), currency ) ) );
		}
		return true;
	};
	const change = ( key: string, edit: RateEdit ) => {
		setEdits( ( current ) => ( { ...current, [ key ]: { ...current[ key ], ...edit } } ) );
		setErrors( ( current ) => ( { ...current, [ key ]: undefined } ) );
	};
	const leave = ( row: RateRow ) => {
		const { text } = editOf( row );
		const amount = text === undefined || text === row.stored.text ? null : parseRate( text, currency );
		if ( amount !== null ) {
			change( row.key, { text: formatRate( amount, currency ) } );
		}
		setErrors( ( current ) => ( { ...current, [ row.key ]: validateRate( row, editOf( row ), currency ) } ) );
	};
	return { rows, retry, edits, errors, failure, isSaving, question, change, leave, save };
}
