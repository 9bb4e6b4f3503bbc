import type { FieldValue } from '../../../../shared/form/field-description';
import type { SettingConfig } from '../config/setting-config';

/** Props of the control of every setting. */
export interface SettingControlProps {
	readonly id: string;
	readonly config: SettingConfig;
	readonly value: FieldValue | undefined;
	readonly error: string | undefined;
	readonly onChange: ( value: FieldValue ) => void;
}
