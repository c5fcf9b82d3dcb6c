import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./ui/layers.css";
import "./ui/mantine-styles.ts";
import "./ui/fonts.css";
import "./ui/global.css";
import { Accounts } from "./accounts/Accounts.tsx";
import { fetchNotifications, notifyError } from "./api/notify.ts";
import { createQueryClient } from "./api/query-client.ts";
import { Application } from "./shell/Application.tsx";
import { fetchParts } from "./shell/fetch-parts.ts";
import { fetchLater } from "./ui/fetch-later.ts";
import { NotificationArea } from "./ui/NotificationArea.tsx";
import { watchPresses } from "./ui/presses.ts";
import { applyStyleNonce, styleNonce } from "./ui/style-nonce.ts";
import { theme, variables } from "./ui/theme.ts";

applyStyleNonce();
watchPresses();

// Beside the sign-in and the configuration: by the time a page is to be shown, it is known where its parts are. That it
// fails says nothing yet: the page asks again.
void fetchParts().catch(() => {});

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with id root");

createRoot(root).render(
	<StrictMode>
		<MantineProvider theme={theme} cssVariablesResolver={variables} getStyleNonce={styleNonce} forceColorScheme="light">
			<NotificationArea />
			<QueryClientProvider client={createQueryClient(notifyError)}>
				<Accounts>
					<Application />
				</Accounts>
			</QueryClientProvider>
		</MantineProvider>
	</StrictMode>,
);
fetchLater(fetchNotifications);
fetchLater(async () => (await import("./ui/user-settings.ts")).ensureSettings());
