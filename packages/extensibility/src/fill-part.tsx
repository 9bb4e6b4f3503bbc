import { isValidElement, Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { warnOfCulprit } from './culprit';
import { Guard } from './guard';
import { watchForLoop } from './loop-watch';
import { Unfinished } from './unfinished';

interface FillPartProps {
	readonly slot: string;
	readonly fill: ReactNode;
}

/** One fill of a slot, isolated from the others: it may throw, never finish loading or render endlessly. */
export function FillPart( { slot, fill }: FillPartProps ): ReactElement | null {
	const name = `fill of slot ${ slot }`;
	const culprit = `${ name }, component ${ componentName( fill ) }`;
	const start = useRef< HTMLTemplateElement >( null );
	const end = useRef< HTMLTemplateElement >( null );
	const [ isEndless, setIsEndless ] = useState( false );
	useEffect(
		() => ( start.current && end.current ? watchForLoop( start.current, end.current, () => setIsEndless( true ) ) : undefined ),
		[]
	);
	useEffect( () => {
		if ( isEndless ) {
			warnOfCulprit( culprit, 'renders again and again without end. It was left out.' );
		}
	}, [ isEndless, culprit ] );
	if ( isEndless ) {
		return null;
	}
	// Styles of extensions expect fills as siblings without wrapper elements. `<template>` elements have no effect on the layout.
	return (
		<>
			<template ref={ start } />
			<Guard name={ name }>
				<Suspense fallback={ <Unfinished name={ culprit } /> }>{ fill }</Suspense>
			</Guard>
			<template ref={ end } />
		</>
	);
}

/** The first element of a fill. The page's slot passes each fill as a list of elements. */
export function firstElement( fill: ReactNode ): ReactElement< { readonly order?: unknown } > | undefined {
	const first: unknown = Array.isArray( fill ) ? fill[ 0 ] : fill;
	return isValidElement< { readonly order?: unknown } >( first ) ? first : undefined;
}

function componentName( fill: ReactNode ): string {
	const type: unknown = firstElement( fill )?.type;
	if ( typeof type === 'string' ) {
		return type;
	}
	const name: unknown = typeof type === 'function' ? ( Reflect.get( type, 'displayName' ) ?? type.name ) : undefined;
	return typeof name === 'string' && name !== '' ? name : 'without a name';
}
