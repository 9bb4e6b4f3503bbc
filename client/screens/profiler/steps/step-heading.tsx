import { useEffect, useRef, type ReactElement } from 'react';

interface StepHeadingProps {
	readonly title: string;
	readonly text?: string;
	/** Whether the step replaced another one. Its title then gets the focus, so that screen readers read it out. */
	readonly isNew: boolean;
}

/** The title of a step, which is that of the page. */
export function StepHeading( { title, text, isNew }: StepHeadingProps ): ReactElement {
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect( () => {
		if ( isNew ) {
			window.scrollTo( 0, 0 );
			heading.current?.focus( { preventScroll: true } );
		}
	}, [ isNew ] );
	return (
		<div className="store-admin-profiler__heading">
			<h1 ref={ heading } tabIndex={ -1 } className="store-admin-profiler__title">
				{ title }
			</h1>
			{ text && <p className="store-admin-profiler__text">{ text }</p> }
		</div>
	);
}
