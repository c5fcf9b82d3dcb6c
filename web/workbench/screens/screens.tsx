import type { RouteObject } from "react-router";
import { Conditions } from "../conditions/Conditions.tsx";
import { FlowPage } from "../graph/FlowPage.tsx";
import { ListsPage } from "../lists/ListsPage.tsx";
import { Manuals } from "../manuals/Manuals.tsx";
import { OverviewPage } from "../overview/OverviewPage.tsx";
import { ProblemsPage } from "../problems/ProblemsPage.tsx";
import { RolesPage } from "../roles/RolesPage.tsx";
import { FailingScenarios } from "../scenarios/FailingScenarios.tsx";
import { RecordPage } from "../scenarios/RecordPage.tsx";
import { ScenarioPage } from "../scenarios/ScenarioPage.tsx";
import { ScenariosPage } from "../scenarios/ScenariosPage.tsx";
import { StepEditorPage } from "../step/StepEditorPage.tsx";
import { HouseStylePage } from "../theme/HouseStylePage.tsx";

/** The screens for any open files, design or folder. */
export const screens: readonly RouteObject[] = [
	{ index: true, element: <OverviewPage /> },
	{ path: "flow", element: <FlowPage /> },
	{ path: "stap/:code", element: <StepEditorPage /> },
	{ path: "voorwaarden", element: <Conditions /> },
	{ path: "rollen", element: <RolesPage /> },
	{ path: "huisstijl", element: <HouseStylePage /> },
	{ path: "handleidingen", element: <Manuals /> },
	{
		path: "problemen",
		element: (
			<ProblemsPage>
				<FailingScenarios />
			</ProblemsPage>
		),
	},
	{ path: "lijsten", element: <ListsPage /> },
	{ path: "scenarios", element: <ScenariosPage /> },
	{ path: "scenarios/:name", element: <ScenarioPage /> },
	{ path: "opnemen", element: <RecordPage /> },
];
