import { fireEvent, screen, waitFor } from "@testing-library/react";

/** Clicks a map at the pin with this title, which an earlier popup may have moved. */
function clickPin(map: HTMLElement, title: RegExp): void {
	const pin = screen.getByTitle(title);
	const pane = map.querySelector<HTMLElement>(".leaflet-map-pane");
	const at = (side: "left" | "top") => Number.parseFloat(pin.style[side]) + Number.parseFloat(pane?.style[side] ?? "0");
	fireEvent.click(map, { clientX: at("left"), clientY: at("top") });
}

/**
 * Clicks the pin and turns the pages of the popup until `wanted` accepts the text of one, which is returned. Undefined if it accepts none.
 * Points arrive after the map: tries again while there are none.
 */
export async function popupPage(name: string, pin: RegExp, wanted: (shown: string) => boolean): Promise<HTMLElement | undefined> {
	const map = await screen.findByRole("application", { name });
	await waitFor(() => {
		clickPin(map, pin);
		if (document.querySelector(".leaflet-popup") === null) throw new Error("no point under the pin yet");
	});
	const popup = () => document.querySelector<HTMLElement>(".leaflet-popup") ?? undefined;
	const fits = () => wanted(popup()?.textContent ?? "");
	const turn = (way: "Vorige" | "Volgende") => {
		const button = screen.queryByRole<HTMLButtonElement>("button", { name: way });
		if (button === null || button.disabled) return false;
		fireEvent.click(button);
		return true;
	};
	while (turn("Vorige"));
	while (!fits() && turn("Volgende"));
	return fits() ? popup() : undefined;
}
