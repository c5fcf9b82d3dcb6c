import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./ui/theme/layers.css";
import "./ui/theme/mantine-styles.ts";
import "./ui/theme/fonts.css";
import "./ui/theme/global.css";
import { Application } from "./Application.tsx";
import { Accounts } from "./accounts/Accounts.tsx";
import { fetchNotifications, notifyError, notifyUnstored } from "./api/notify.ts";
import { createQueryClient } from "./api/query-client.ts";
import { reportCaughtError } from "./api/report-caught-error.ts";
import { fetchParts } from "./shell/fetch-parts.ts";
import { fetchWholeError, WholeErrorBoundary } from "./shell/WholeErrorBoundary.tsx";
import { watchPresses } from "./ui/actions/presses.ts";
import { keepDroppedFilesOut } from "./ui/dropped-files.ts";
import { keepFocusOfBusyControls } from "./ui/kept/kept-focus.ts";
import { whenWorkIsRefused } from "./ui/kept/kept-work.ts";
import { watchFailedStyles } from "./ui/loading/failed-styles.ts";
import { loadWhenIdle } from "./ui/loading/load-when-idle.ts";
import { NotificationArea } from "./ui/notices/NotificationArea.tsx";
import { applyAppearance } from "./ui/theme/appearance.ts";
import { applyStyleNonce, styleNonce } from "./ui/theme/style-nonce.ts";
import { theme, variables } from "./ui/theme/theme.ts";

applyStyleNonce();
applyAppearance();
watchPresses();
watchFailedStyles();
keepDroppedFilesOut();
keepFocusOfBusyControls();
whenWorkIsRefused(notifyUnstored);

// In parallel with sign-in and configuration, so that the location of a page's parts is known by the time it is shown.
// A failure is harmless here: the page tries again.
void fetchParts().catch(() => {});

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with id root");

createRoot(root, { onCaughtError: reportCaughtError }).render(
	<StrictMode>
		<MantineProvider theme={theme} cssVariablesResolver={variables} getStyleNonce={styleNonce} forceColorScheme="light">
			<WholeErrorBoundary>
				<NotificationArea />
				<QueryClientProvider client={createQueryClient(notifyError)}>
					<Accounts>
						<Application />
					</Accounts>
				</QueryClientProvider>
			</WholeErrorBoundary>
		</MantineProvider>
	</StrictMode>,
);
loadWhenIdle(fetchNotifications);
loadWhenIdle(fetchWholeError);
loadWhenIdle(async () => (await import("./ui/kept/user-settings.ts")).ensureSettings());
