import { ErrorBoundary } from '../error-screen';

/**
 * Catches errors that a page throws while it is unmounted, when its own boundary is already gone. Such an error must not
 * hide the next page, so the children are rendered once more.
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

	/** An error of the previous page does not affect the new one. */
	public override componentDidUpdate( { screen }: { readonly screen: string } ): void {
		if ( screen !== this.props.screen ) {
			this.setState( { error: undefined } );
		}
	}
}
