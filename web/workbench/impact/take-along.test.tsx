import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { theme } from "../../ui/theme/theme.ts";
import { TakeAlong } from "./TakeAlong.tsx";
import type { Impact } from "./use-impact.ts";
import "../../texts/areas/workbench.ts";

afterEach(cleanup);

const asked = async (needs: readonly unknown[]) => {
	const impact = { processes: [{ outcome: "along" }], needs, to: "2.0.0", whole: true } as unknown as Impact;
	const taking = { taking: null, take: async () => undefined, stop: () => undefined, forget: () => undefined };
	render(
		<MantineProvider theme={theme} env="test">
			<MemoryRouter>
				<TakeAlong impact={impact} taking={taking} />
			</MemoryRouter>
		</MantineProvider>,
	);
	fireEvent.click(screen.getByRole("button", { name: "Neem mee (1)" }));
	return (await screen.findByRole("dialog")).textContent;
};

it("says that processes keep their values, and names choices only where there were some", async () => {
	expect(await asked([])).toContain("met de waarden die ze al hebben. Wat intussen");
	cleanup();
	expect(await asked([{}])).toContain("met de waarden die ze al hebben. Wat u voor hen koos, geldt daarbij. Wat intussen");
});
