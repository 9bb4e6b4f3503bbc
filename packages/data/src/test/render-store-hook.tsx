import { RegistryProvider } from '@wordpress/data';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { makeRegistry } from './make-registry';

/** Calls a hook inside a registry of its own with every store in it; `result.current` is what it gives. */
export function renderStoreHook< Value >( useSubject: () => Value ) {
	const registry = makeRegistry();
	const wrapper = ( { children }: { readonly children: ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return renderHook( useSubject, { wrapper } ).result;
}
