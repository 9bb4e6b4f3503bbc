import { isRTL } from '@wordpress/i18n';
import { useCallback, useEffect, useState } from 'react';
import type * as Controls from './platform-controls';

export type PlatformControls = typeof Controls;

let loaded: PlatformControls | undefined;

/**
 * Loads the platform's controls if they are not loaded. For tests, and for screens that will need them.
 *
 * @throws When the chunk cannot be loaded; the next call tries again.
 */
export async function loadFormControls(): Promise< PlatformControls > {
	if ( ! loaded ) {
		const [ controls ] = await Promise.all( [ import( /* webpackChunkName: "form-controls" */ './platform-controls' ), loadStyles() ] );
		loaded = controls;
	}
	return loaded;
}

function loadStyles(): Promise< unknown > {
	return isRTL()
		? import( /* webpackChunkName: "form-styles-rtl" */ './styles-rtl' )
		: import( /* webpackChunkName: "form-styles-ltr" */ './styles-ltr' );
}

export interface PlatformControlsHook {
	readonly controls: PlatformControls | undefined;
	/** Whether the chunk could not be loaded. */
	readonly hasFailed: boolean;
	readonly retry: () => void;
}

/** The platform's controls, once their chunk is loaded. */
export function usePlatformControls(): PlatformControlsHook {
	const [ controls, setControls ] = useState( loaded );
	const [ hasFailed, setHasFailed ] = useState( false );
	const load = useCallback( () => {
		setHasFailed( false );
		loadFormControls().then( setControls, () => setHasFailed( true ) );
	}, [] );
	useEffect( () => {
		if ( ! controls ) {
			load();
		}
	}, [ controls, load ] );
	return { controls, hasFailed, retry: load };
}
