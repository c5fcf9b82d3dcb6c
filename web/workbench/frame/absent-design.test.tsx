import "../../test-support/browser-parts.ts";
import { expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { connectApi } from "../../api/connection.ts";
import { uuidOf } from "../../test-support/example-record.ts";
import { answer, fakeApi, problem } from "../../test-support/fake-api.ts";
import { theme } from "../../ui/theme/theme.ts";
import { designSource } from "../source/design-source.ts";
import { WorkbenchFrame } from "./WorkbenchFrame.tsx";
import "../../texts/areas/workbench.ts";

const open = (status: number) => {
	fakeApi({ "GET *": problem(status), "GET designs/blocks": answer({}) });
	connectApi({ tenant: "example", apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	return render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<MemoryRouter>
				<WorkbenchFrame source={designSource(uuidOf(1), "u-1")} />
			</MemoryRouter>
		</MantineProvider>,
	);
};

it("says of a design that is not there, or is somebody else's, that there is no such page; and of a server that is away that it is", async () => {
	const { unmount } = open(404);
	expect(await screen.findByRole("heading", { name: "Deze pagina bestaat niet" })).toBeTruthy();
	unmount();
	open(503);
	expect(await screen.findByText("De werkbank is niet bereikbaar")).toBeTruthy();
});
