import { warnOfCulprit } from '@store-admin/extensibility';
import { useState, type ReactElement } from 'react';
import { Button } from '@store-admin/components';
import type { SettingConfig } from '../config/setting-config';
import { useCreateNotice } from '../use-settings';

/** A button of an extension among the settings. It is busy until the extension calls one of the two functions. */
export function ButtonSetting( { id, config }: { readonly id: string; readonly config: SettingConfig } ): ReactElement {
	const createNotice = useCreateNotice();
	const [ isBusy, setIsBusy ] = useState( false );
	const { label, helpText, callback } = config;
	const handleClick = () => {
		const end = () => setIsBusy( false );
		setIsBusy( true );
		try {
			callback?.( end, end, createNotice );
		} catch ( error ) {
			end();
			warnOfCulprit( `setting ${ id }`, 'has a callback that threw an error.', error );
		}
	};
	return (
		<div className="store-admin-field store-admin-analytics-settings__button">
			<Button isBusy={ isBusy } onClick={ handleClick }>
				{ label ?? id }
			</Button>
			{ helpText && <p className="store-admin-field__help">{ helpText }</p> }
		</div>
	);
}
