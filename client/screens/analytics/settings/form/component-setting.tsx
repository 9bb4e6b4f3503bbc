import { createElement, useId, type ReactElement } from 'react';
import { Guard } from '@store-admin/extensibility';
import type { SettingEvent } from '../config/setting-config';
import { useCreateNotice } from '../use-settings';
import type { SettingControlProps } from './setting-control-props';

/** A setting that is drawn by a component: the default date range, or one of an extension. */
export function ComponentSetting( { id, config, value, error, onChange }: SettingControlProps ): ReactElement {
	const labelId = useId();
	const createNotice = useCreateNotice();
	const handleChange = ( { target }: SettingEvent ) => onChange( target.value );
	const { component } = config;
	return (
		<div className="store-admin-field" role="group" aria-labelledby={ labelId }>
			<span id={ labelId } className="store-admin-field__label">
				{ config.label }
			</span>
			<Guard name={ `setting ${ id }` }>
				{ component &&
					createElement( component, {
						...config,
						...{ name: config.name ?? id, handleChange, createNotice },
						value,
						onChange: handleChange,
					} ) }
			</Guard>
			{ error ? (
				<p className="store-admin-field__error">{ error }</p>
			) : (
				<p className="store-admin-field__help">{ config.helpText }</p>
			) }
		</div>
	);
}
