import { Component, type ErrorInfo, type ReactNode } from 'react';
import { warnOfCulprit } from './culprit';

interface GuardProps {
	/** Name of the part for the author of an extension, such as `fill of slot woocommerce_header_item`. */
	readonly name: string;
	readonly fallback?: ReactNode;
	readonly children?: ReactNode;
}

/** Removes a part that fails to render, logs one warning that names it, and keeps everything around it. */
export class Guard extends Component< GuardProps, { readonly hasFailed: boolean } > {
	public static getDerivedStateFromError(): { hasFailed: boolean } {
		return { hasFailed: true };
	}

	public constructor( props: GuardProps ) {
		super( props );
		this.state = { hasFailed: false };
	}

	public override componentDidCatch( error: unknown, { componentStack }: ErrorInfo ): void {
		// A line is "at Name (address)", in some builds only an address.
		const component = /^\s*(?:at |in )?(?!https?:)([A-Za-z_$][\w$]*)/m.exec( componentStack ?? '' )?.[ 1 ];
		const culprit = component ? `${ this.props.name }, component ${ component }` : this.props.name;
		warnOfCulprit( culprit, 'failed and was left out.', error );
	}

	public override render(): ReactNode {
		return this.state.hasFailed ? ( this.props.fallback ?? null ) : this.props.children;
	}
}
