import { capability } from "../calls/capability.ts";
import { changeStakeholder } from "./commands/change-stakeholder.ts";
import { changeStatus } from "./commands/change-status.ts";
import { changeType } from "./commands/change-type.ts";
import { checkValue } from "./commands/check-value.ts";
import { connectLocation } from "./commands/connect-location.ts";
import { connectRequest } from "./commands/connect-request.ts";
import { createRealisation } from "./commands/create-realisation.ts";
import { disconnectFile } from "./commands/disconnect-file.ts";
import { extendTerm } from "./commands/extend-term.ts";
import { saveStep } from "./commands/save-step.ts";
import { setTags } from "./commands/set-tags.ts";
import { undoLastAct } from "./commands/undo-last-act.ts";
import { getForecast } from "./forecasts/get-forecast.ts";
import { listChoices } from "./lists/list-choices.ts";
import { listProcessPlaces } from "./lists/list-process-places.ts";
import { listRealisations } from "./lists/list-realisations.ts";
import { listRowKeys } from "./lists/list-row-keys.ts";
import { listRows } from "./lists/list-rows.ts";
import { listWaits } from "./lists/list-waits.ts";
import { getRealisation } from "./record/get-realisation.ts";
import { takeRealisationAlong } from "./upgrades/take-along.ts";

/**
 * Open to everybody who sees realisations. The engine decides what a person may do with one, by role, step and state, from their roles at
 * its geography code. Whoever may publish may also take processes along to the running version.
 */
export const realisations = capability([
	{ may: "realisationlist", route: listRealisations },
	{ may: "realisationlist", route: listRows },
	{ may: "realisationlist", route: listProcessPlaces },
	{ may: "realisationlist", route: listChoices },
	{ may: "realisationlist", route: listRowKeys },
	{ may: "realisationlist", route: listWaits },
	{ may: "realisationlist", route: getRealisation },
	{ may: "realisationlist", route: getForecast },
	{ may: "realisationlist", route: checkValue },
	{ may: "realisationbtn", route: createRealisation },
	{ may: "realisationlist", route: saveStep },
	{ may: "realisationlist", route: changeStatus },
	{ may: "realisationlist", route: setTags },
	{ may: "realisationlist", route: changeStakeholder },
	{ may: "realisationlist", route: extendTerm },
	{ may: "realisationlist", route: changeType },
	{ may: "realisationlist", route: undoLastAct },
	{ may: "realisationlist", route: connectLocation },
	{ may: "realisationlist", route: connectRequest },
	{ may: "realisationlist", route: disconnectFile },
	{ may: "publish", hidden: true, route: takeRealisationAlong },
]);
