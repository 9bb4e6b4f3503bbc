import { ErrorBoundary } from '../error-screen';

/**
 * Catches what a page throws while it is taken away; its own boundary is gone by then. Such an error is no reason to hide the next
 * page, so that is drawn again, once.
 */
export class LeavingBoundary extends ErrorBoundary< { readonly screen: string } > {
	private redrawn = '';

	public override componentDidCatch(): void {
		const { screen } = this.props;
		if ( this.redrawn !== screen ) {
			this.redrawn = screen;
			this.setState( { error: undefined } );
		}
	}

	/** An error of the page before is none of this one. */
	public override componentDidUpdate( { screen }: { readonly screen: string } ): void {
		if ( screen !== this.props.screen ) {
			this.setState( { error: undefined } );
		}
	}
}
