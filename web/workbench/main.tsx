import { MantineProvider } from "@mantine/core";
import { lazy, type ReactNode, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import "../ui/theme/layers.css";
import "../ui/theme/mantine-styles.ts";
import "../ui/theme/fonts.css";
import "../ui/theme/global.css";
import { text } from "../texts/text.ts";
import { watchPresses } from "../ui/actions/presses.ts";
import { keepFocusOfBusyControls } from "../ui/kept/kept-focus.ts";
import { setPageTitleSuffix } from "../ui/pages/use-page-title.ts";
import { applyAppearance } from "../ui/theme/appearance.ts";
import { applyStyleNonce, styleNonce } from "../ui/theme/style-nonce.ts";
import { theme, variables } from "../ui/theme/theme.ts";
import { frameSource } from "./preview/frame-source.ts";
import { previewPath } from "./preview/preview-wish.ts";
import { folderSource } from "./source/folder-source.ts";
import { Workbench } from "./Workbench.tsx";
import "../texts/areas/workbench.ts";

applyStyleNonce();
applyAppearance();
watchPresses();
keepFocusOfBusyControls();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with id root");
setPageTitleSuffix(text("workbench.title"));

/** The frame that shows a step is a page of its own: its changes to globals, the clock and fetch affect no other page. */
const Preview = lazy(() => import("./preview/Preview.tsx"));
/** A folder on somebody's own machine needs no sign-in. */
const SignedIn = lazy(() => import("./designs/SignedIn.tsx"));

function page(): ReactNode {
	if (window.location.pathname === previewPath) return <Preview source={frameSource()} />;
	const files = document.querySelector<HTMLMetaElement>('meta[name="workbench-files"]')?.content;
	return files === "designs" ? <SignedIn /> : <Workbench source={folderSource} />;
}

createRoot(root).render(
	<StrictMode>
		<MantineProvider theme={theme} cssVariablesResolver={variables} getStyleNonce={styleNonce} forceColorScheme="light">
			<Suspense>{page()}</Suspense>
		</MantineProvider>
	</StrictMode>,
);
