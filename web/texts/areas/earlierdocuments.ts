import texts from "../earlierdocuments.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
