import DefaultTheme from 'vitepress/theme-without-fonts';
import 'katex-styles';
import './styles/tokens.css';
import './styles/page.css';
import './styles/cells.css';
import './styles/code.css';
import './styles/controls.css';
import './styles/predictions.css';
import AnswerCover from './AnswerCover.vue';
import CodeCell from './CodeCell.vue';
import CourseHome from './CourseHome.vue';
import CourseLayout from './CourseLayout.vue';
import CourseOutput from './CourseOutput.vue';
import CoverageTable from './CoverageTable.vue';
import PageBar from './PageBar.vue';
import PredictionCard from './PredictionCard.vue';

export default {
  extends: DefaultTheme,
  Layout: CourseLayout,
  enhanceApp({ app }) {
    app.component('course-home', CourseHome);
    const inMarkdown = { AnswerCover, CodeCell, CourseOutput, CoverageTable, PageBar, PredictionCard };
    for (const [name, component] of Object.entries(inMarkdown)) app.component(name, component);
  },
};
