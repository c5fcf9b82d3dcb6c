import { MantineProvider } from "@mantine/core";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import "../ui/theme/layers.css";
import "../ui/theme/mantine-styles.ts";
import "../ui/theme/fonts.css";
import "../ui/theme/global.css";
import { text } from "../texts/text.ts";
import { applyStyleNonce, styleNonce } from "../ui/theme/style-nonce.ts";
import { theme, variables } from "../ui/theme/theme.ts";
import { setPageTitleSuffix } from "../ui/use-page-title.ts";
import { folderSource } from "./source/folder-source.ts";
import { Workbench } from "./Workbench.tsx";

applyStyleNonce();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element with id root");
setPageTitleSuffix(text("workbench.title"));

/** The frame in which a step is shown is a page of its own: what it changes of its surroundings, its clock and its calls, no other page has. */
const Preview = lazy(() => import("./preview/Preview.tsx"));

createRoot(root).render(
	<StrictMode>
		<MantineProvider theme={theme} cssVariablesResolver={variables} getStyleNonce={styleNonce} forceColorScheme="light">
			{window.location.pathname === "/werkbank/voorbeeld" ? (
				<Suspense>
					<Preview source={folderSource} />
				</Suspense>
			) : (
				<Workbench source={folderSource} />
			)}
		</MantineProvider>
	</StrictMode>,
);
