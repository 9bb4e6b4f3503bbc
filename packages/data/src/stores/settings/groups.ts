import type { WireObject } from '@store-admin/api';
import { valueAt } from '../../core/remote-data/keyed-values';
import { EMPTY_GROUP, type SettingsAction, type SettingsGroup, type SettingsState } from './settings-reducer';

/** What is known of a group. */
export function groupOf( state: SettingsState, group: string ): SettingsGroup {
	return valueAt( state, group ) ?? EMPTY_GROUP;
}

/** The action that changes what is known of a group. */
export function change( group: string, changes: Partial< SettingsGroup >, dirtied: readonly string[] = [] ): SettingsAction {
	return { type: 'CHANGE_GROUP', group, changes, dirtied };
}

/** The action that puts values in which are not saved yet. */
export function updateSettingsForGroup( group: string, values: WireObject ): SettingsAction {
	return change( group, { values, lastReceived: Date.now() }, Object.keys( values ) );
}
