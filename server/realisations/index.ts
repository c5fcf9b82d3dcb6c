import { capability } from "../calls/capability.ts";
import { changeStakeholder } from "./change-stakeholder.ts";
import { changeStatus } from "./change-status.ts";
import { changeType } from "./change-type.ts";
import { checkValue } from "./check-value.ts";
import { connectLocation } from "./connect-location.ts";
import { connectRequest } from "./connect-request.ts";
import { createRealisation } from "./create-realisation.ts";
import { disconnectFile } from "./disconnect-file.ts";
import { extendTerm } from "./extend-term.ts";
import { getForecast } from "./get-forecast.ts";
import { getRealisation } from "./get-realisation.ts";
import { listChoices } from "./list-choices.ts";
import { listProcessPlaces } from "./list-process-places.ts";
import { listRealisations } from "./list-realisations.ts";
import { listRowKeys } from "./list-row-keys.ts";
import { listRows } from "./list-rows.ts";
import { listWaits } from "./list-waits.ts";
import { saveStep } from "./save-step.ts";
import { setTags } from "./set-tags.ts";
import { takeRealisationAlong } from "./take-along.ts";
import { undoLastAct } from "./undo-last-act.ts";

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
