import { RegistryProvider } from '@wordpress/data';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeRegistry } from './make-registry';

/** Calls a hook inside a new registry with every store; `result.current` is its result. */
export function renderStoreHook< Value >( useSubject: () => Value ) {
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( useSubject, { wrapper } ).result;
}
