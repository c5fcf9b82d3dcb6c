import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import { StatusPill } from "./StatusPill.tsx";

afterEach(cleanup);

describe("the status of a process", () => {
	it("PLA-042 is called Afgerond when completed, Geannuleerd when cancelled and On hold when on hold", () => {
		const { container } = render(
			<>
				<StatusPill status="completed" />
				<StatusPill status="cancelled" />
				<StatusPill status="onhold" />
			</>,
		);
		expect([...container.children].map(({ textContent }) => textContent)).toEqual(["Afgerond", "Geannuleerd", "On hold"]);
	});
});
