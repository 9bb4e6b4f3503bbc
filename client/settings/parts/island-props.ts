/** Props of each island on a settings page. */
export interface IslandProps {
	/** The element that the host printed for the island. */
	readonly place: HTMLElement;
	/** The form around the element; it is the host's. */
	readonly form: HTMLFormElement | null;
}
