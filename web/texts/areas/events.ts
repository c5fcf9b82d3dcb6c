import texts from "../events.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
