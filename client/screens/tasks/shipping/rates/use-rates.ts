import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { mapRemote, useNotices, useShippingZones, type ApiError, type RemoteData, type ShippingZonesHook } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { useForm, type FormHook } from '../../../../shared/form/use-form';
import { describeFailedWrite } from '../../../../shared/write/describe-failed-write';
import { DescribedWriteError } from '../../../../shared/write/described-write-error';
import { shippingManifest } from '../manifest';
import { editOf, rateFields, toRateValues, type RateValues } from './rate-fields';
import { isOn, isToBeWritten, textOf, toRateRows, zonesOfCountry, type RateRow } from './rate-rows';
import { formatRate, newMethod, parseRate, planWrites } from './zone-rate';

interface RatesInput {
	/** Two letters. */
	readonly country: string;
	readonly countryName: string;
	readonly onSaved: () => void;
}

export interface RatesState {
	readonly rows: RemoteData< readonly RateRow[] >;
	readonly retry: () => void;
	readonly form: FormHook< RateValues >;
}

type Zones = Pick< ShippingZonesHook, 'createCountryZone' | 'readZones' | 'readZoneMethods' | 'writeZoneMethod' >;

/** Saves a rate. The writes are planned from the stored methods, because another tab may have changed them. */
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

/**
 * Describes why a rate was not saved.
 *
 * @param row      Row of the rate.
 * @param error    The error.
 * @param areFresh Whether the zone had been deleted, and the zones were fetched again since.
 */
function describe( { name }: RateRow, error: ApiError, areFresh: boolean ): DescribedWriteError {
	if ( areFresh ) {
		/* translators: %s: name of a shipping zone. */
		const text = __(
			'The rate for %s was not saved: the zones were changed meanwhile. They are shown as they are now. Save again.',
			'store-admin'
		);
		return new DescribedWriteError( sprintf( text, name ) );
	}
	/* translators: %s: name of a shipping zone. */
	const problem = sprintf( __( 'The rate for %s was not saved.', 'store-admin' ), name );
	return new DescribedWriteError( describeFailedWrite( problem, error ) );
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

/** The rates of the store's zones, and the form that saves them. */
export function useRates( input: RatesInput ): RatesState {
	const { rows, retry, currency, writes } = useRateRows( input );
	const { createNotice } = useNotices();
	const shown = rows.status === 'ready' ? rows.data : [];
	const isChanged = ( row: RateRow, values: RateValues ) => isToBeWritten( row, editOf( row, values ), currency );

	const saveAll = async ( values: RateValues ) => {
		for ( const row of shown.filter( ( one ) => isChanged( one, values ) ) ) {
			const edit = editOf( row, values );
			try {
				await saveRow( row, isOn( row, edit ) ? parseRate( textOf( row, edit ), currency ) : null, input, writes );
			} catch ( thrown ) {
				const error = thrown as ApiError;
				const areFresh =
					error.status === 404 &&
					( await writes.readZones().then(
						() => true,
						() => false
					) );
				throw describe( row, error, areFresh );
			}
		}
	};
	const form = useForm< RateValues >( {
		initial: toRateValues( shown ),
		fields: ( values ) => rateFields( shown, values, currency ),
		save: saveAll,
		problem: __( 'Your shipping rates were not saved.', 'store-admin' ),
		onSaved: ( values ) => {
			if ( shown.some( ( row ) => isChanged( row, values ) ) ) {
				void createNotice( 'success', __( 'Your shipping rates have been updated', 'woocommerce' ) );
			}
			input.onSaved();
		},
	} );

	/** Formats the amount when its field is left. */
	const leave = ( id: string ) => {
		const text = form.values[ id ];
		const stored = shown.find( ( { key } ) => key === id )?.stored.text;
		const amount = typeof text !== 'string' || text === stored ? null : parseRate( text, currency );
		if ( amount !== null ) {
			form.change( id, formatRate( amount, currency ) );
		}
		form.leave( id );
	};
	return { rows, retry, form: { ...form, leave } };
}
