import { useId, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { chartBar, Icon, trendingUp } from '@wordpress/icons';
import { SelectField, type FieldOption } from '@store-admin/components';
import type { ChartType } from '../types';
import './chart-controls.scss';

export interface ChartControlsProps {
	/** Intervals that the range allows, each with its name (`By day`). */
	readonly intervals: readonly FieldOption[];
	readonly interval: string;
	readonly onIntervalChange: ( interval: string ) => void;
	readonly type: ChartType;
	readonly onTypeChange: ( type: ChartType ) => void;
}

/** Controls for the interval and the type (lines or bars). Place them in the header of one chart, or above several. */
export function ChartControls( props: ChartControlsProps ): ReactElement {
	const { intervals, interval, onIntervalChange, type, onTypeChange } = props;
	const name = useId();
	const types = [
		{ value: 'line', label: __( 'Line chart', 'woocommerce' ), icon: trendingUp },
		{ value: 'bar', label: __( 'Bar chart', 'woocommerce' ), icon: chartBar },
	] as const;
	return (
		<div className="store-admin-chart-controls">
			<SelectField label={ __( 'Interval', 'store-admin' ) } options={ intervals } value={ interval } onChange={ onIntervalChange } />
			<fieldset className="store-admin-chart-controls__types">
				<legend className="screen-reader-text">{ __( 'Chart type', 'store-admin' ) }</legend>
				{ types.map( ( { value, label, icon } ) => (
					<label key={ value } htmlFor={ `${ name }${ value }` } title={ label } className="store-admin-chart-controls__type">
						<input
							type="radio"
							id={ `${ name }${ value }` }
							name={ name }
							checked={ type === value }
							onChange={ () => onTypeChange( value ) }
						/>
						<Icon icon={ icon } size={ 24 } />
						<span className="screen-reader-text">{ label }</span>
					</label>
				) ) }
			</fieldset>
		</div>
	);
}
