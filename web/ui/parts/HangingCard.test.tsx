import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { HangingCard } from "./HangingCard.tsx";

/** As on a real page: the element around the panel can have the focus. */
function Page() {
	const [opened, setOpened] = useState(true);
	return (
		<main tabIndex={-1}>
			<p>Ernaast</p>
			<a href="#elders">Elders</a>
			<div>
				{opened ? (
					<HangingCard onClose={() => setOpened(false)}>
						<p>Tussen de velden</p>
						<input aria-label="Naam" />
					</HangingCard>
				) : null}
			</div>
		</main>
	);
}

const isOpen = () => screen.queryByLabelText("Naam") !== null;

describe("a card that hangs over the page", () => {
	afterEach(cleanup);

	it("stays when somebody presses between its fields, which gives the focus to the page around it", async () => {
		render(<Page />);
		await userEvent.click(screen.getByLabelText("Naam"));
		await userEvent.click(screen.getByText("Tussen de velden"));
		expect(document.activeElement?.tagName).toBe("MAIN");
		expect(isOpen()).toBe(true);
	});

	it("closes when somebody presses beside it, or goes elsewhere by keyboard", async () => {
		const { unmount } = render(<Page />);
		await userEvent.click(screen.getByText("Ernaast"));
		expect(isOpen()).toBe(false);
		unmount();
		render(<Page />);
		await userEvent.click(screen.getByLabelText("Naam"));
		await userEvent.tab({ shift: true });
		expect(document.activeElement?.textContent).toBe("Elders");
		expect(isOpen()).toBe(false);
	});
});
