import DefaultTheme from 'vitepress/theme';
import 'katex-styles';
import './style.css';
import CourseHome from './CourseHome.vue';
import CourseLayout from './CourseLayout.vue';
import CourseOutput from './CourseOutput.vue';
import CoverageTable from './CoverageTable.vue';

export default {
  extends: DefaultTheme,
  Layout: CourseLayout,
  enhanceApp({ app }) {
    app.component('course-home', CourseHome);
    app.component('CourseOutput', CourseOutput);
    app.component('CoverageTable', CoverageTable);
  },
};
